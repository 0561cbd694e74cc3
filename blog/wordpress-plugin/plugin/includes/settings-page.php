<?php
/** Settings → CPal. */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'admin_init',
	static function () {
		register_setting(
			'cpal',
			OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => __NAMESPACE__ . '\sanitise',
				'default'           => array(),
			)
		);
	}
);

add_action(
	'admin_menu',
	static function () {
		add_options_page(
			__( 'CPal Recipe Assistant', 'cpal' ),
			__( 'CPal', 'cpal' ),
			'manage_options',
			'cpal',
			__NAMESPACE__ . '\show_settings'
		);
	}
);

/** What CPal says of the saved key, as a class of notice and a sentence. */
function key_notice( string $key ): array {
	$domain = wp_parse_url( home_url(), PHP_URL_HOST );
	$answer = ask( '/api/v1/licenses/validate', array( 'key' => $key, 'domain' => $domain ) );
	$code   = $answer['code'] ?? null;
	$notices = array(
		'VALID'                 => array( 'success', __( 'Your license key works on this blog.', 'cpal' ) ),
		'NOT_FOUND'             => array( 'error', __( 'CPal does not know this license key.', 'cpal' ) ),
		'INACTIVE'              => array( 'error', __( 'This license key is switched off in your CPal account.', 'cpal' ) ),
		'SUBSCRIPTION_INACTIVE' => array( 'error', __( 'Your CPal plan has ended, so the assistant is off.', 'cpal' ) ),
		'DOMAIN_NOT_ALLOWED'    => array( 'warning', __( 'CPal has not verified this blog yet. Your CPal account says what is missing.', 'cpal' ) ),
		'TOO_MANY_DOMAINS'      => array( 'error', __( 'This license key is in use on as many blogs as it may be.', 'cpal' ) ),
	);
	return $notices[ $code ] ?? array( 'warning', __( 'CPal could not be reached, so the key was not checked.', 'cpal' ) );
}

/** Writes one row of the form; the field's markup is made here, its parts are escaped. */
function field_row( string $name, string $label, string $help, string $field ): void {
	printf(
		'<tr><th scope="row"><label for="cpal-%1$s">%2$s</label></th><td>%3$s<p class="description" id="cpal-%1$s-help">%4$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		$field, // phpcs:ignore WordPress.Security.EscapeOutput -- made by text_field.
		esc_html( $help )
	);
}

function text_field( string $name, string $value ): string {
	return sprintf(
		'<input type="text" class="regular-text code" id="cpal-%1$s" name="%2$s[%1$s]" value="%3$s" aria-describedby="cpal-%1$s-help" autocomplete="off" spellcheck="false">',
		esc_attr( $name ),
		esc_attr( OPTION ),
		esc_attr( $value )
	);
}

/** Names the two places that decide where the button is; neither is a setting of the plugin. */
function show_placement_help(): void {
	printf(
		'<h2>%s</h2><p>%s</p><p><a href="%s">%s</a></p>',
		esc_html__( 'Where the button is', 'cpal' ),
		esc_html__( 'Your CPal account says: under the recipe, or in a corner. A shortcode [cpal] in a post wins.', 'cpal' ),
		esc_url( account_url() ),
		esc_html__( 'Open your CPal account', 'cpal' )
	);
}

/** For who has no code: the two values that a code brings. */
function show_fields( array $options ): void {
	printf( '<details><summary>%s</summary>', esc_html__( 'Connect by hand', 'cpal' ) );
	echo '<form method="post" action="options.php"><table class="form-table" role="presentation">';
	settings_fields( 'cpal' );
	field_row(
		'key',
		__( 'License key', 'cpal' ),
		__( 'From License Keys in your CPal account. It begins with cpal_live_.', 'cpal' ),
		text_field( 'key', $options['key'] )
	);
	field_row(
		'verification',
		__( 'Verification tag', 'cpal' ),
		__( 'From your blog in your CPal account. It proves that this blog is yours.', 'cpal' ),
		text_field( 'verification', $options['verification'] )
	);
	echo '</table>';
	submit_button();
	echo '</form></details>';
}

function show_settings(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$code = code_in( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- it only asks.
	echo '<div class="wrap"><h1>' . esc_html__( 'CPal Recipe Assistant', 'cpal' ) . '</h1>';
	if ( '' !== $code ) {
		show_question( $code );
		echo '</div>';
		return;
	}
	$options = options();
	if ( '' !== $options['key'] ) {
		list( $kind, $sentence ) = key_notice( $options['key'] );
		printf( '<div class="notice notice-%s inline"><p>%s</p></div>', esc_attr( $kind ), esc_html( $sentence ) );
	}
	show_connection( $options );
	show_fields( $options );
	show_placement_help();
	echo '</div>';
}

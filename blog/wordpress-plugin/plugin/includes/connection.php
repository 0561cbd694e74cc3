<?php
/**
 * Connects this blog by a code that its owner made in CPal: the code comes in an address, an
 * administrator sees whose account it is and agrees, and the two servers do the rest.
 */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const CODE = 'cpal_connect';

/** Where the settings of the plugin are. */
function settings_url(): string {
	return admin_url( 'options-general.php?page=cpal' );
}

/** Where this blog is in CPal, or all of them. */
function account_url(): string {
	$blog = options()['blog'];
	$url  = service_url() . '/membership/assistant';
	return '' === $blog ? $url : add_query_arg( 'blog', rawurlencode( $blog ), $url );
}

/** What has the shape of a code; an empty text otherwise. */
function code_in( array $fields ): string {
	$code = $fields[ CODE ] ?? '';
	return is_string( $code ) && 1 === preg_match( '/^[\w-]{43}$/', $code ) ? $code : '';
}

// WordPress takes such arguments out of the address bar as soon as the page is there.
add_filter(
	'removable_query_args',
	static function ( $args ) {
		return array_merge( $args, array( CODE ) );
	}
);

/** What CPal is told of this blog besides the code. */
function presented( string $code ): array {
	return array( 'code' => $code, 'url' => home_url( '/' ) );
}

/** Why a code was not accepted, as a sentence. */
function connection_problem( ?array $sent ): string {
	$sentences = array(
		'code_not_valid'        => __( 'This code does not work any more. Get a new one in your CPal account.', 'cpal' ),
		'domain_not_allowed'    => __( 'This code is for another blog. Open this blog in your CPal account, and connect it from there.', 'cpal' ),
		'key_not_valid'         => __( 'No license key of this CPal account is switched on. Switch one on, then connect again.', 'cpal' ),
		'subscription_required' => __( 'This CPal account has no plan. Choose one, then connect again.', 'cpal' ),
		'rate_limited'          => __( 'CPal had too many tries from your web host. Wait a minute, then try again.', 'cpal' ),
	);
	return $sentences[ $sent['answer']['code'] ?? '' ] ?? __( 'CPal could not be reached. Wait a minute, then try again.', 'cpal' );
}

/** Pages that a cache made before do not have the tag yet. Each of these is one of the large plugins'. */
function empty_page_caches(): void {
	foreach ( array( 'rocket_clean_domain', 'w3tc_flush_all', 'wp_cache_clear_cache', 'wpfc_clear_all_cache', 'sg_cachepress_purge_cache' ) as $empty_cache ) {
		if ( function_exists( $empty_cache ) ) {
			$empty_cache();
		}
	}
	do_action( 'litespeed_purge_all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
	do_action( 'cache_enabler_clear_complete_cache' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
}

/** Goes back to the settings, which then show this sentence once. */
function return_with( string $kind, string $sentence ): void {
	add_settings_error( OPTION, 'connection', $sentence, $kind );
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( add_query_arg( 'settings-updated', 'true', settings_url() ) );
	exit;
}

/** Lets nobody by who may not change settings, or whom another site sent. */
function require_administrator( string $action ): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( '', '', array( 'response' => 403 ) );
	}
	check_admin_referer( $action );
}

add_action(
	'admin_post_cpal_connect',
	static function () {
		require_administrator( 'cpal_connect' );
		$sent   = send( '/api/v1/wordpress/connection', presented( code_in( wp_unslash( $_POST ) ) ) );
		$answer = null !== $sent && 200 === $sent['status'] ? array_filter( $sent['answer'], 'is_string' ) : array();
		$key    = $answer['key'] ?? '';
		$token  = verification_token( $answer['verification'] ?? '' );
		if ( ! is_key( $key ) || '' === $token ) {
			return_with( 'error', connection_problem( $sent ) );
		}
		update_option(
			OPTION,
			array(
				'key'          => $key,
				'verification' => $token,
				'account'      => $answer['account'] ?? '',
				'blog'         => $answer['blog_id'] ?? '',
			)
		);
		empty_page_caches();
		return_with( 'success', __( 'Connected. CPal now verifies this blog, which takes a minute at most.', 'cpal' ) );
	}
);

add_action(
	'admin_post_cpal_disconnect',
	static function () {
		require_administrator( 'cpal_disconnect' );
		delete_option( OPTION );
		empty_page_caches();
		return_with( 'success', __( 'Disconnected. The assistant is gone from your pages.', 'cpal' ) );
	}
);

/** A form of one button; what it does is done by `admin-post.php`. */
function show_button( string $action, string $label, string $kind, array $fields = array() ): void {
	printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
	wp_nonce_field( $action );
	foreach ( array_merge( array( 'action' => $action ), $fields ) as $name => $value ) {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}
	submit_button( $label, $kind );
	echo '</form>';
}

/** Asks whether to connect with the account that CPal says the code is of. */
function show_question( string $code ): void {
	$sent    = send( '/api/v1/wordpress/connection/preview', presented( $code ) );
	$account = null !== $sent && 200 === $sent['status'] ? ( $sent['answer']['account'] ?? null ) : null;
	if ( ! is_string( $account ) ) {
		printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( connection_problem( $sent ) ) );
		printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( account_url() ), esc_html__( 'Open your CPal account', 'cpal' ) );
		return;
	}
	echo '<div class="card">';
	/* translators: %s: a short form of an email address. */
	printf( '<h2>%s</h2>', esc_html( sprintf( __( 'Connect this blog to CPal (account %s)?', 'cpal' ), $account ) ) );
	printf( '<p>%s</p>', esc_html__( 'The assistant then appears under your recipes. Connect only if this is your account and you came here from CPal yourself.', 'cpal' ) );
	$present = options()['account'];
	if ( '' !== $present && $present !== $account ) {
		/* translators: %s: a short form of an email address. */
		printf( '<p><strong>%s</strong></p>', esc_html( sprintf( __( 'It is connected to the account %s now. That connection ends.', 'cpal' ), $present ) ) );
	}
	show_button( 'cpal_connect', __( 'Connect', 'cpal' ), 'primary', array( CODE => $code ) );
	printf( '<p><a href="%s">%s</a></p></div>', esc_url( settings_url() ), esc_html__( 'Cancel', 'cpal' ) );
}

/** What a blog that is not connected can do, and how one that is stops. */
function show_connection( array $options ): void {
	if ( '' === $options['key'] ) {
		printf( '<p>%s</p>', esc_html__( 'Open this blog in your CPal account and choose Connect. Nothing has to be copied.', 'cpal' ) );
		printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( account_url() ), esc_html__( 'Open your CPal account', 'cpal' ) );
		return;
	}
	if ( '' !== $options['account'] ) {
		/* translators: %s: a short form of an email address. */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'Connected to the CPal account %s.', 'cpal' ), $options['account'] ) ) );
		printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( account_url() ), esc_html__( 'Go back to CPal', 'cpal' ) );
	}
	show_button( 'cpal_disconnect', __( 'Disconnect', 'cpal' ), 'secondary' );
}

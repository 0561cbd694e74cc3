<?php
/** The plugin's one option: license key and verification tag, and which account they are of. */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const OPTION = 'cpal_settings';

/** All options, those that were never saved with their default. */
function options(): array {
	$defaults = array(
		'key'          => '',
		'verification' => '',
		// Both known of a blog that was connected, and not of one whose key was pasted.
		'account'      => '',
		'blog'         => '',
	);
	return array_merge( $defaults, array_intersect_key( (array) get_option( OPTION, array() ), $defaults ) );
}

/** Whether a text has the shape of a license key. */
function is_key( string $text ): bool {
	return 1 === preg_match( '/^cpal_live_[0-9A-Za-z]{30}$/', $text );
}

/** The token of a verification tag: a person pastes the token alone, or the whole tag. */
function verification_token( string $text ): string {
	$token = preg_match( '/content\s*=\s*["\']([^"\']*)["\']/i', $text, $found ) ? $found[1] : $text;
	$token = trim( $token );
	return 1 === preg_match( '/^[\w-]{8,128}$/', $token ) ? $token : '';
}

/**
 * Makes what was typed fit to be saved. What cannot be used is left as it was, and the page says so.
 *
 * @param mixed $typed The form's fields.
 */
function sanitise( $typed ): array {
	$typed = is_array( $typed ) ? array_filter( $typed, 'is_string' ) : array();
	$saved = options();

	$key = trim( $typed['key'] ?? $saved['key'] );
	if ( '' === $key || is_key( $key ) ) {
		// Another key may be another account's.
		if ( $key !== $saved['key'] ) {
			$saved['account'] = '';
			$saved['blog']    = '';
		}
		$saved['key'] = $key;
	} else {
		add_settings_error( OPTION, 'key', __( 'This is not a license key. Copy it from License Keys in your CPal account.', 'cpal' ) );
	}

	$tag   = trim( $typed['verification'] ?? $saved['verification'] );
	$token = verification_token( $tag );
	if ( '' === $tag || '' !== $token ) {
		$saved['verification'] = $token;
	} else {
		add_settings_error( OPTION, 'verification', __( 'This is not a verification tag. Copy it from your blog in your CPal account.', 'cpal' ) );
	}
	foreach ( array( 'account', 'blog' ) as $name ) {
		$saved[ $name ] = sanitize_text_field( $typed[ $name ] ?? $saved[ $name ] );
	}
	return $saved;
}

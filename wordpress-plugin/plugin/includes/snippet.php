<?php
/** The one line that brings the assistant to posts, and the shortcode that says where. */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const HANDLE = 'cpal-assistant';

add_action(
	'wp_enqueue_scripts',
	static function () {
		$key = options()['key'];
		// The first page shows no button, but with the line CPal knows whose blog it is.
		$has_line = is_singular() || is_front_page();
		if ( ! $has_line || is_preview() || ! is_key( $key ) ) {
			return;
		}
		// Without a version: the address is the key's, and what it answers changes by itself.
		wp_enqueue_script( HANDLE, service_url() . '/w/' . $key . '.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	}
);

// WordPress has a way of its own to load a script with `async` since 6.3.
add_filter(
	'script_loader_tag',
	static function ( $tag, $handle ) {
		if ( HANDLE !== $handle || false !== strpos( $tag, ' async' ) ) {
			return $tag;
		}
		$placement = options()['placement'];
		$attribute = 'account' === $placement ? '' : sprintf( ' data-placement="%s"', esc_attr( $placement ) );
		return str_replace( '<script ', '<script async' . $attribute . ' ', $tag );
	},
	10,
	2
);

add_shortcode(
	'cpal',
	static function () {
		return '<div data-cpal></div>';
	}
);

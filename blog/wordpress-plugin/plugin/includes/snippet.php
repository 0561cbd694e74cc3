<?php
/** The one line that brings the assistant to posts, and the shortcode that says where. */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const HANDLE = 'cpal-assistant';

/** Whether a page is made for AMP, which allows no script of others; by the AMP plugin, new or old. */
function is_for_amp(): bool {
	foreach ( array( 'amp_is_request', 'is_amp_endpoint', 'ampforwp_is_amp_endpoint' ) as $tells ) {
		if ( function_exists( $tells ) ) {
			return (bool) $tells();
		}
	}
	return false;
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		$key = options()['key'];
		// The first page shows no button, but with the line CPal knows whose blog it is.
		$has_line = is_singular() || is_front_page();
		if ( ! $has_line || is_preview() || is_for_amp() || ! is_key( $key ) ) {
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
		return str_replace( '<script ', '<script async ', $tag );
	},
	10,
	2
);

// As high as the button with its margins, so that the page does not shift when it appears.
add_shortcode(
	'cpal',
	static function () {
		return '<div data-cpal style="min-height:80px"></div>';
	}
);

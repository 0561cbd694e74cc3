<?php
/** The tag by which CPal knows that this blog is its member's. */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'wp_head',
	static function () {
		$token = options()['verification'];
		if ( '' !== $token ) {
			printf( "<meta name=\"cpal-verification\" content=\"%s\">\n", esc_attr( $token ) );
		}
	},
	1
);

<?php
/**
 * Plugin Name: CPal Recipe Assistant
 * Description: Lets readers ask about your recipes, under each recipe, answered from your own posts.
 * Version: 1.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 * Text Domain: cpal
 * Domain Path: /languages
 */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require __DIR__ . '/includes/service.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/connection.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/snippet.php';
require __DIR__ . '/includes/verification.php';
require __DIR__ . '/includes/read-again.php';

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'cpal', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( __FILE__ ),
	static function ( $links ) {
		$settings = sprintf(
			'<a href="%s">%s</a>',
			esc_url( admin_url( 'options-general.php?page=cpal' ) ),
			esc_html__( 'Settings', 'cpal' )
		);
		return array_merge( array( $settings ), $links );
	}
);

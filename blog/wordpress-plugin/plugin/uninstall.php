<?php
/** Leaves nothing behind: the one option is all that the plugin stores. */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $cpal_site ) {
		switch_to_blog( $cpal_site );
		delete_option( 'cpal_settings' );
		restore_current_blog();
	}
} else {
	delete_option( 'cpal_settings' );
}

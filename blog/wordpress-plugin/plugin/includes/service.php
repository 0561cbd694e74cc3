<?php
/** Where CPal is, and how the plugin asks it. */

namespace CPal;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The address of CPal, without a slash at its end: the one that this plugin was packed for, or
 * `CPAL_SERVICE_URL` of wp-config.php, with which a developer tries another.
 */
function service_url(): string {
	$url = defined( 'CPAL_SERVICE_URL' ) ? CPAL_SERVICE_URL : require __DIR__ . '/service-url.php';
	return untrailingslashit( $url );
}

/**
 * Sends JSON to a call of CPal.
 *
 * @param string $path  Such as `/api/v1/licenses/validate`.
 * @param array  $body  What is sent.
 * @param bool   $waits Whether the answer matters; if not, nobody waits for it.
 * @return array|null `status` and `answer`; null where there is no answer that can be read.
 */
function send( string $path, array $body, bool $waits = true ): ?array {
	$response = wp_remote_post(
		service_url() . $path,
		array(
			'headers'     => array( 'content-type' => 'application/json' ),
			'body'        => wp_json_encode( $body ),
			'timeout'     => $waits ? 8 : 1,
			'blocking'    => $waits,
			'redirection' => 0,
		)
	);
	if ( ! $waits || is_wp_error( $response ) ) {
		return null;
	}
	$answer = json_decode( wp_remote_retrieve_body( $response ), true );
	$status = wp_remote_retrieve_response_code( $response );
	return is_array( $answer ) ? array( 'status' => $status, 'answer' => $answer ) : null;
}

/** The answer of a call that succeeds; null of one that does not. */
function ask( string $path, array $body ): ?array {
	$sent = send( $path, $body );
	return null !== $sent && 200 === $sent['status'] ? $sent['answer'] : null;
}

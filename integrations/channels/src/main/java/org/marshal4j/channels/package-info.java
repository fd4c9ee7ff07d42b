/**
 * Messages one after the other over sockets, other channels, streams and files: a header that says what follows, then each message in a
 * frame of its own.
 *
 * <p>{@link org.marshal4j.channels.MessageWriter} and {@link org.marshal4j.channels.MessageReader} are the two ends of one
 * direction, {@link org.marshal4j.channels.Connection} is both directions of one channel. All work with channels that block and with
 * those that do not. docs/channels.md describes the bytes.
 */
@NullMarked
package org.marshal4j.channels;

import org.jspecify.annotations.NullMarked;

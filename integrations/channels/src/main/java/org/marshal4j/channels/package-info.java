/**
 * For users: messages over sockets, other channels, streams and files. A header says what follows, and each message
 * has a frame of its own.
 *
 * <p>{@link org.marshal4j.channels.MessageWriter} and {@link org.marshal4j.channels.MessageReader} are the two ends
 * of one direction; {@link org.marshal4j.channels.Connection} combines both directions of one channel. All work with
 * blocking and non-blocking channels. The page docs/channels.md describes the bytes.
 */
@NullMarked
package org.marshal4j.channels;

import org.jspecify.annotations.NullMarked;

/**
 * For users of Chronicle Queue: {@link org.marshal4j.queue.QueueCursor} reads messages through a view,
 * {@link org.marshal4j.queue.QueueScan} many of them faster, and {@link org.marshal4j.queue.QueueMigration} converts
 * queues whose messages have a former schema.
 */
@NullMarked
package org.marshal4j.queue;

import org.jspecify.annotations.NullMarked;

/** Queues of Chronicle whose messages have a former form: {@link org.marshal4j.queue.QueueMigration} copies them into today's. */
@NullMarked
package org.marshal4j.queue;

import org.jspecify.annotations.NullMarked;

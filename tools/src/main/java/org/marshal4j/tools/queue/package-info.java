/** Reads the files of Chronicle queues without Chronicle, and changes nothing in them: see docs/queue-files.md. */
@NullMarked
package org.marshal4j.tools.queue;

import org.jspecify.annotations.NullMarked;

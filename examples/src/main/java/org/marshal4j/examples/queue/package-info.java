/** Trades in a Chronicle Queue, searched and corrected in place with a view. */
package org.marshal4j.examples.queue;

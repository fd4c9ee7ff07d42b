/** Trades in a Chronicle Queue, searched and corrected where they are by a view. */
package org.marshal4j.examples.queue;

/**
 * Sends messages to the compiler: which problems are reported, where, and what is said when the processor itself
 * fails.
 */
@NullMarked
package org.marshal4j.processor.report;

import org.jspecify.annotations.NullMarked;

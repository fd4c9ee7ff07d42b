/**
 * Records updates of order books to a queue, and survives the end of the process that writes them.
 * {@link org.marshal4j.stack.recorder.RecorderDemo} runs it.
 */
package org.marshal4j.stack.recorder;

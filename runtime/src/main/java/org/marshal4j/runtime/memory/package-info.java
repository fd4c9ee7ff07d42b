/**
 * For hand-written marshallers: buffers, raw access to their memory, and the encoding of text and counts.
 * {@link org.marshal4j.runtime.memory.Output} and {@link org.marshal4j.runtime.memory.Input} are the ones to start
 * with.
 */
@NullMarked
package org.marshal4j.runtime.memory;

import org.jspecify.annotations.NullMarked;

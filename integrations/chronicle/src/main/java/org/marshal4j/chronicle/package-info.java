/**
 * For users: marshallers for Chronicle Bytes. {@link org.marshal4j.chronicle.ChronicleMarshaller} has methods that take
 * Bytes; generated marshallers implement it if chronicle-bytes is on the class path when they are compiled.
 * {@link org.marshal4j.chronicle.ChronicleBuffers} helps hand-written marshallers, and
 * {@link org.marshal4j.chronicle.ChronicleViews} wraps views around Bytes. Generated code calls the other classes.
 */
@NullMarked
package org.marshal4j.chronicle;

import org.jspecify.annotations.NullMarked;

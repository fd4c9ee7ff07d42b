/**
 * Chronicle Bytes as buffers of marshallers: {@link org.marshal4j.chronicle.ChronicleMarshaller} has the methods that take them, and generated
 * marshallers implement it where chronicle-bytes is on the class path of the compilation.
 */
@NullMarked
package org.marshal4j.chronicle;

import org.jspecify.annotations.NullMarked;

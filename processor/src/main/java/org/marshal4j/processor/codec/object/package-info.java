/** The codecs of objects: those with a marshaller of ours or one written by hand, families, shared and dynamic ones. */
@NullMarked
package org.marshal4j.processor.codec.object;

import org.jspecify.annotations.NullMarked;

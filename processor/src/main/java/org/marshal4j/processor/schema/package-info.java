/** The canonical description of the wire form of a type. */
@NullMarked
package org.marshal4j.processor.schema;

import org.jspecify.annotations.NullMarked;

/** The methods that only the marshaller of a family has. */
@NullMarked
package org.marshal4j.processor.emit.family;

import org.jspecify.annotations.NullMarked;

/** The only code that looks at the compiler's elements and types: it turns them into the plain data of the model. */
@NullMarked
package org.marshal4j.processor.scan;

import org.jspecify.annotations.NullMarked;

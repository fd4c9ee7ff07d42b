/**
 * Turns the compiler's elements and types into the plain data of the model: a class with its fields, family and
 * construction. Declarations are read only here and in the subpackages.
 */
@NullMarked
package org.marshal4j.processor.scan;

import org.jspecify.annotations.NullMarked;

/**
 * One class for each kind of advice on a type that has no wire form. {@link org.marshal4j.processor.hint.Hints} has the list.
 */
@NullMarked
package org.marshal4j.processor.hint;

import org.jspecify.annotations.NullMarked;

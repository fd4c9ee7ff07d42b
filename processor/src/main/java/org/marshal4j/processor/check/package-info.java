/**
 * Checks types as a whole, once their fields have codecs: one {@link org.marshal4j.processor.check.Check} for each kind
 * of mistake. {@link org.marshal4j.processor.check.Checks} has the list.
 */
@NullMarked
package org.marshal4j.processor.check;

import org.jspecify.annotations.NullMarked;

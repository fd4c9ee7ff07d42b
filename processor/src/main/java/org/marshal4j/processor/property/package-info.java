/** Finds the properties of an interface of getters and setters, in the order of their first accessors. */
@NullMarked
package org.marshal4j.processor.property;

import org.jspecify.annotations.NullMarked;

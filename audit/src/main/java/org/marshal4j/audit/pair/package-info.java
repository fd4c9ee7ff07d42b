/** Pairs of methods that should agree, and how to find them in a class. */
@NullMarked
package org.marshal4j.audit.pair;

import org.jspecify.annotations.NullMarked;

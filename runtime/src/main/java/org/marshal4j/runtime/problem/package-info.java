/** What is thrown when a message cannot be written or read. Every other package may use this one; it uses none. */
@NullMarked
package org.marshal4j.runtime.problem;

import org.jspecify.annotations.NullMarked;

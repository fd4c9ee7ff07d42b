/**
 * For users: the exception that is thrown if a message cannot be written or read, and the problems that it can
 * report.
 */
@NullMarked
package org.marshal4j.runtime.problem;

import org.jspecify.annotations.NullMarked;

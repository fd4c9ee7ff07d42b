/** From bytecode to grammars: follows a method's code with values that are expressions. */
@NullMarked
package org.marshal4j.audit.flow;

import org.jspecify.annotations.NullMarked;

/** Runs Chronicle's own tests with reflection and with generated code, and compares. */
@org.jspecify.annotations.NullMarked
package org.marshal4j.suite;

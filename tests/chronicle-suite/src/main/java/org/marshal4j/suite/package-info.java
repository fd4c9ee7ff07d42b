/** Runs Chronicle's own tests by reflection and with generated code, and compares the outcomes. */
@org.jspecify.annotations.NullMarked
package org.marshal4j.suite;

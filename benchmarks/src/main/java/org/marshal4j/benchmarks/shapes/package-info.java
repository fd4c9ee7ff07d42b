/**
 * Classes of many shapes, written and read by generated code and by hand. {@code src/main/codegen/ShapeSources.java}
 * generates their sources when the module is built.
 */
package org.marshal4j.benchmarks.shapes;

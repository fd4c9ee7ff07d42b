/**
 * Classes of many shapes, written and read by generated code and by hand. Their sources are made when the module is built, by
 * {@code src/main/codegen/ShapeSources.java}.
 */
package org.marshal4j.benchmarks.shapes;

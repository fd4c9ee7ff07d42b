/**
 * One quote marshalled in four ways: with Chronicle's reflective default, by hand field by field, by hand as raw
 * memory, and with generated code. It has two shapes: with quantities of eight bytes, and with quantities of four.
 */
package org.marshal4j.examples.marketdata;

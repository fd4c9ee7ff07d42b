/**
 * One quote in four ways of marshalling: by Chronicle's reflective default, by hand field by field, by hand as raw memory, and
 * generated. Two shapes of it: with quantities of eight bytes, and with quantities of four.
 */
package org.marshal4j.examples.marketdata;

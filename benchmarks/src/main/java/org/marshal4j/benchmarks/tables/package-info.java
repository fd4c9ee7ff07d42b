/**
 * Tables: one field of many rows updated and summed, compared with beans, byte arrays and Arrow Java's vectors; their
 * memory and their pauses.
 */
package org.marshal4j.benchmarks.tables;

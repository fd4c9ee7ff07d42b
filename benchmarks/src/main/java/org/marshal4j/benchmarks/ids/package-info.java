/** What the schema id before a message costs. */
package org.marshal4j.benchmarks.ids;

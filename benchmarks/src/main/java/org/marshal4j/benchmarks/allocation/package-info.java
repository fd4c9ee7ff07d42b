/** How much a field of each type allocates. */
package org.marshal4j.benchmarks.allocation;

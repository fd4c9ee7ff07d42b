/** How long a message takes from one thread to another, through a queue on disk. */
package org.marshal4j.benchmarks.latency;

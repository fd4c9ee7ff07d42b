/** How long a JVM takes from its start to the first message with each library. */
package org.marshal4j.benchmarks.first;

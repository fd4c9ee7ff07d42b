/** What is compared: one class for each library, or for each way to use one. */
package org.marshal4j.benchmarks.peer;

/** An entry of a blog. */
package org.marshal4j.benchmarks.workload.blog;

/** The sections of the demo, one class each. */
package org.marshal4j.examples.demo;

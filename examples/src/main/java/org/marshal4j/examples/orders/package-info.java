/** An order with lines, a customer, enums and text: a DTO like those of real services. */
package org.marshal4j.examples.orders;

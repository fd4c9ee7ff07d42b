/** Every shape of DTO that the processor supports, as users write them. */
package org.marshal4j.blackbox.dto;
